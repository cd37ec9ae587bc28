// Adds the viewer's host and IP address, which the API cannot see behind the distribution.
// Overwrites headers of these names, so that callers cannot forge them.
// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it by this name.
function handler(event) {
  const request = event.request;
  request.headers['x-viewer-host'] = { value: request.headers.host.value };
  request.headers['x-viewer-address'] = { value: event.viewer.ip };
  return request;
}
