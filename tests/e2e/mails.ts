import type { APIRequestContext } from '@playwright/test';
import { expect } from '@playwright/test';

type Mail = { template: string; texts: { vi: { subject: string; text: string } | null } };

/**
 * The newest mail to somebody, as the page for developers lists it: what the product would have sent.
 * @param timeout for one that a job writes: the rest of its round may come first.
 */
export async function newestMail(
  request: APIRequestContext,
  to: string,
  template: string,
  timeout = 20_000,
): Promise<string> {
  let text: string | undefined;
  await expect
    .poll(
      async () => {
        const answer = await request.get('/dev/mails.json', { params: { to } });
        const { data } = (await answer.json()) as { data: { items: Mail[] } };
        text = data.items.find((mail) => mail.template === template)?.texts.vi?.text;
        return text;
      },
      { timeout },
    )
    .toBeDefined();
  return text ?? '';
}

/** The six digits of that mail. */
export async function mailedCode(
  request: APIRequestContext,
  to: string,
  template: 'sign-up-code' | 'reset-code',
): Promise<string> {
  return /\b\d{6}\b/.exec(await newestMail(request, to, template))?.[0] ?? '';
}
