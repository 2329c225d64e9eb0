/** Programs that fetch pages: crawlers, link previews, monitors, HTTP libraries. */
const BOT =
  /(?<!cu)bot\b|crawl|spider|slurp|yeti|daum(oa)?\/|facebookexternalhit|kakaotalk-scrap|preview|headless|lighthouse|pingdom|monitor|curl\/|wget\/|python-|okhttp|axios\/|node-fetch|go-http|java\//i;

/** Whether a request comes from a program rather than a user, by its user agent; a user's browser always sends one. */
export const isBot = (userAgent: string | undefined): boolean => !userAgent || BOT.test(userAgent);
