/** So many questions stand on a page, that nearly always one page has them all. */
export const FAQ_PAGE_SIZE = 50;
