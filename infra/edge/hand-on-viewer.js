// Adds the viewer's host and IP address, which the APIs cannot see behind the distribution, and asks for WebSockets where API
// Gateway serves them: at the name of their stage, and at no path below it.
// Overwrites headers of these names, so that callers cannot forge them.
// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it by this name.
function handler(event) {
  const request = event.request;
  request.headers['x-viewer-host'] = { value: request.headers.host.value };
  request.headers['x-viewer-address'] = { value: event.viewer.ip };
  if (request.uri === '/api/v1/live') request.uri = '/live';
  return request;
}
