export { escapeHtml, toScriptJson } from './html.ts';
