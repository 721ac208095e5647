import { expect, waitFor } from 'storybook/test';
import { keepOrderLink } from './order-link.ts';

/** The link of every order of the fixtures. */
export const storyLink = { token: 'Zk3v9wQp4mTn8xLc2rBs', digits: '5678' } as const;

/** What an earlier story left in this tab and on this device. */
export function forgetOrders(): void {
  for (const key of Object.keys(sessionStorage))
    if (key.startsWith('hien-')) sessionStorage.removeItem(key);
  for (const key of Object.keys(localStorage))
    if (key.startsWith('hien-draft:')) localStorage.removeItem(key);
}

/** As a visitor who has opened these orders with the link and the digits. */
export function proveOrders(...ids: readonly number[]): () => void {
  forgetOrders();
  for (const id of ids) keepOrderLink(id, storyLink);
  return forgetOrders;
}

/** What was wrong with a form is told over it, and the focus is there. */
export async function summaryShown(): Promise<void> {
  await waitFor(() => expect(document.activeElement?.tagName).toBe('SECTION'));
}
