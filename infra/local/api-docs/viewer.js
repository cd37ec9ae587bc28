// Runs in the browser, beside Swagger UI.
const dark = matchMedia('(prefers-color-scheme: dark)');
const followSystem = () => document.documentElement.classList.toggle('dark-mode', dark.matches);
dark.addEventListener('change', followSystem);
followSystem();

const Nothing = () => null;

/** The session is a cookie that scripts can neither read nor set, so there is nothing to type into a dialog. */
const withoutAuthorizeDialog = () => ({
  wrapComponents: { SchemesContainer: () => Nothing, authorizeOperationBtn: () => Nothing },
});

SwaggerUIBundle({
  url: '/api/docs/openapi.json',
  dom_id: '#viewer',
  plugins: [withoutAuthorizeDialog],
  deepLinking: true,
  displayOperationId: true,
  filter: true,
  tryItOutEnabled: true,
  // Sends documents to a service elsewhere otherwise.
  validatorUrl: null,
});
