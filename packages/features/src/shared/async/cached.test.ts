import { describe, expect, it, vi } from 'vitest';
import { cached } from './cached.ts';

describe('cached', () => {
  it('loads a key once and marks the promise as settled for use()', async () => {
    const load = vi.fn((key: string) => Promise.resolve(key.toUpperCase()));
    const get = cached(load);
    expect(get('a')).toBe(get('a'));
    await get('a');
    expect(get('a')).toMatchObject({ status: 'fulfilled', value: 'A' });
    expect(load).toHaveBeenCalledOnce();
  });

  it('forgets a failure', async () => {
    const load = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce('there');
    const get = cached(load);
    await expect(get('a')).rejects.toThrow('offline');
    await expect(get('a')).resolves.toBe('there');
  });
});
