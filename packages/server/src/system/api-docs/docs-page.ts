/**
 * The interactive documentation. Everything comes from our own origin and nothing is inline, so that a strict policy
 * holds.
 */
export const docsPage = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>단지 API</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/api/docs/swagger-ui.css">
<script src="/api/docs/swagger-ui-bundle.js" defer></script>
<script src="/api/docs/start.js" defer></script>
</head>
<body>
<div id="docs"></div>
</body>
</html>
`;

/** Starts the viewer. It asks no outside validator and does not store a token that a user enters. */
export const docsStart = `SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#docs', deepLinking: true, docExpansion: 'none', filter: true, displayOperationId: true, showExtensions: true, validatorUrl: null, persistAuthorization: false, layout: 'BaseLayout' });\n`;

/** Content Security Policy of the page; `data:` only for the icons in the viewer's style sheet. */
export const docsPolicy =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self' data:; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
