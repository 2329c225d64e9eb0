// webpack requires a loader to be the default export or module.exports; this project uses named exports.
module.exports = require('./load-screens.ts').loadScreens;
