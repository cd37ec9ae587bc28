// Rewrites every path that is not a file to the app shell, which routes in the browser.
// A dot does not mark a file below the root, because usernames may contain dots: /profile/jane.doe is a screen.
const FILE_AT_ROOT = /^\/[^/]+\.[a-z0-9]+$/i;

// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it by this name.
function handler(event) {
  const request = event.request;
  const isFile =
    request.uri.startsWith('/assets/') ||
    request.uri.startsWith('/.well-known/') ||
    FILE_AT_ROOT.test(request.uri);
  if (request.uri !== '/' && !isFile) request.uri = '/app.html';
  return request;
}
