import { cartOf, isApiError } from '@hien/api';
import type { Language } from '@hien/domain';
import type { QueryClient } from '@tanstack/react-query';
import { type KeptPiece, forgetKept, readKept } from './kept-pieces.ts';

/** What the shop does not sell any more, or no longer so many lines: the rest is added without it. */
const isRefused = (error: unknown): boolean =>
  isApiError(error) && (error.status === 404 || error.status === 422);

/**
 * Puts what was kept before logging in into the member's cart, once, however many tabs try and however often. What
 * cannot be had any more is dropped; without a connection everything stays kept.
 */
export async function takeKept(shop: {
  readonly queryClient: QueryClient;
  readonly language: Language;
}): Promise<{ taken: number; gone: number }> {
  const { key, pieces } = readKept();
  const cart = cartOf(shop);
  let gone = 0;
  try {
    await cart.add(pieces, key);
  } catch (error) {
    if (!isRefused(error)) return { taken: 0, gone: 0 };
    const refused = await Promise.all(pieces.map((piece) => addOne(piece)));
    if (refused.includes(null)) return { taken: 0, gone: 0 };
    gone = refused.filter(Boolean).length;
  }
  forgetKept();
  return { taken: pieces.length - gone, gone };

  /** Whether it was refused; null when there was no answer. */
  async function addOne(piece: KeptPiece): Promise<boolean | null> {
    try {
      await cart.add([piece], `${key}:${piece.optionId}`);
      return false;
    } catch (error) {
      return isRefused(error) ? true : null;
    }
  }
}
