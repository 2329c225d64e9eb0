export { suitsDemoTrade } from './demo-sectors.ts';
