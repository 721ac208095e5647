import base from './playwright.config.ts';
export default {
  ...base,
  webServer: undefined,
  reporter: [['list']],
  use: { ...base.use, baseURL: 'http://127.0.0.1:4100' },
  timeout: 60000,
  expect: { timeout: 15000 },
};
