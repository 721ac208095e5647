import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { InLanguage, StoryLanguage, tell } from './InLanguage.tsx';
import { day, dong, moment, number, words, type Language } from './words.ts';

const oak = words('Gỗ sồi', 'Oak', '오크');
const inEach = (value: unknown) =>
  (['vi', 'en', 'ko'] as const).map((language) => tell(value, language));

describe('the words of a story', () => {
  it('are told in lists, records and functions', () => {
    const args = {
      items: [{ id: 'oak', label: oak }],
      left: words(
        (count: number) => `còn ${count}`,
        (count: number) => `${count} left`,
        (count: number) => `${count}개`,
      ),
    };
    const told = tell(args, 'en');
    expect(told.items).toEqual([{ id: 'oak', label: 'Oak' }]);
    expect(told.left(4)).toBe('4 left');
  });

  it.each<[Language, string]>([
    ['vi', '<p title="Gỗ sồi"><b>Gỗ sồi</b>, 4,7</p>'],
    ['en', '<p title="Oak"><b>Oak</b>, 4.7</p>'],
    ['ko', '<p title="오크"><b>오크</b>, 4.7</p>'],
  ])('are told in what is rendered in %s', (language, html) => {
    const page = (
      <StoryLanguage value={language}>
        <InLanguage>
          <p title={oak}>
            <b>{oak}</b>, {number(4.7)}
          </p>
        </InLanguage>
      </StoryLanguage>
    );
    expect(renderToStaticMarkup(page)).toBe(html);
  });

  it('leave what has none as it is', () => {
    const args = { items: [{ id: 'oak' }], note: <p>Hiên</p>, at: new Date(0) };
    expect(tell(args, 'ko')).toBe(args);
  });

  it('write numbers and dates as each language does', () => {
    expect(inEach(dong(12_900_000))).toEqual(['12.900.000 đ', '12,900,000 đ', '12,900,000 đ']);
    expect(inEach(dong(-500_000))).toEqual(['−500.000 đ', '−500,000 đ', '−500,000 đ']);
    expect(inEach(day('2026-03-06'))).toEqual(['06/03/2026', '6 Mar 2026', '2026. 3. 6.']);
    expect(inEach(moment('2026-03-02T14:28:00Z'))).toEqual([
      '21:28 02/03/2026',
      '2 Mar 2026, 21:28',
      '2026. 3. 2. 21:28',
    ]);
  });

  it('are Vietnamese in Storybook’s controls', () => {
    expect(JSON.stringify({ children: oak })).toBe('{"children":"Gỗ sồi"}');
  });
});
