/** The port of this machine on which journeys have a site of their own, whose pages posts link to. */
export const SITE_PORT = Number(process.env.E2E_PORT ?? 3217) + 1_000;
