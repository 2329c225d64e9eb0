/** The bundler of the stage writes an imported style sheet to a file beside the script. */
declare module '*.css';
