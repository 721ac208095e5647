import { describe, expect, it } from 'vitest';
import { remembered } from './appearance.ts';

describe('remembered', () => {
  it('reads what was chosen', () => {
    expect(remembered('a=b; hien-mode=dark; hien-language=ko')).toEqual({
      mode: 'dark',
      language: 'ko',
    });
  });

  it.each(['', 'hien-mode=<script>; hien-language=fr', 'xhien-mode=dark'])(
    'falls back for %j',
    (cookies) => {
      expect(remembered(cookies)).toEqual({ mode: 'system', language: undefined });
    },
  );
});
