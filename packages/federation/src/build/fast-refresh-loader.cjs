// webpack takes a loader from a default export or from module.exports; ours are named.
module.exports = require('./add-fast-refresh.ts').addFastRefresh;
