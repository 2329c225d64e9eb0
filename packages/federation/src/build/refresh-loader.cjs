// webpack takes a loader from a default export or from module.exports; ours are named.
module.exports = require('./refresh-modules.ts').refreshModule;
