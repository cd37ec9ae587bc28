// What the API cannot see behind the distribution: the host that the browser sees, and where the call comes from.
// Both replace whatever the caller sent under these names.
// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it by this name.
function handler(event) {
  const request = event.request;
  request.headers['x-viewer-host'] = { value: request.headers.host.value };
  request.headers['x-viewer-address'] = { value: event.viewer.ip };
  return request;
}
