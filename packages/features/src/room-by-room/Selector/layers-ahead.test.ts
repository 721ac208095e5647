import type { RbrOption } from '@hien/api';
import { describe, expect, it } from 'vitest';
import { isGoodLine, nextLayers } from './layers-ahead.ts';

const piece = {} as RbrOption['piece'];

describe('what is fetched ahead', () => {
  it('is something on a good line alone', () => {
    expect(isGoodLine({ effectiveType: '4g' })).toBe(true);
    expect(isGoodLine({ effectiveType: '4g', saveData: false })).toBe(true);
    expect(isGoodLine({ effectiveType: '4g', saveData: true })).toBe(false);
    expect(isGoodLine({ effectiveType: '3g' })).toBe(false);
    expect(isGoodLine(undefined)).toBe(false);
  });

  it('is what can be had next and is not there yet', () => {
    const option = (id: number, state: 'on_sale' | 'sold_out', name: string | null) => ({
      id,
      name: '',
      style_ids: [],
      state,
      color: null,
      piece,
      layer: name === null ? null : { name, box: [0, 0, 1, 1] },
    });
    const options = [
      option(1, 'on_sale', 'sofa-a'),
      option(2, 'on_sale', 'sofa-b'),
      option(3, 'sold_out', 'sofa-c'),
      option(4, 'on_sale', null),
    ];
    expect(nextLayers({ slot: 'sofa', niche: null, options }, 1)).toEqual(['sofa-b']);
    expect(nextLayers({ slot: 'sofa', niche: null, options }, undefined)).toEqual([
      'sofa-a',
      'sofa-b',
    ]);
    expect(nextLayers({ slot: 'floor', niche: null, options }, 1)).toEqual([]);
  });
});
