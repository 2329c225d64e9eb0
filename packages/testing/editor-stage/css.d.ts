/** What the stage's bundler does with a style sheet: it becomes a file beside the script. */
declare module '*.css';
