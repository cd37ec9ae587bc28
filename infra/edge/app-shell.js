// Screens have no files of their own: every path that is not a file is answered with the app.
// A dot alone does not make a file, because usernames may have dots: /profile/jane.doe is a screen.
const FILE_AT_ROOT = /^\/[^/]+\.[a-z0-9]+$/i;

// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it by this name.
function handler(event) {
  const request = event.request;
  const isFile = request.uri.startsWith('/assets/') || FILE_AT_ROOT.test(request.uri);
  if (request.uri !== '/' && !isFile) request.uri = '/app.html';
  return request;
}
