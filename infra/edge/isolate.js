// Adds the headers that response headers policies have no setting for, and the charset of our own texts, which buckets do not
// name. HEADERS is put before it at synthesis.
// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it by this name.
function handler(event) {
  const response = event.response;
  const type = response.headers['content-type'];
  if (type && /^text\/(html|css|javascript)$/.test(type.value)) type.value += '; charset=utf-8';
  Object.assign(response.headers, HEADERS);
  return response;
}
