export { readSheet as readScoreSheet } from './score-sheet.presenter.ts';
