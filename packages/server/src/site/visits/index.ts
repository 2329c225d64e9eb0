export { isBot } from './is-bot.ts';
