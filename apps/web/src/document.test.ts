import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fillTemplate } from './document.ts';

const template = readFileSync(new URL('../index.html', import.meta.url), 'utf8');

describe('fillTemplate', () => {
  const page = fillTemplate(template, {
    status: 200,
    head: '<title>Ghế $& bàn</title>',
    html: '<h1>1 $1</h1>',
    data: '{"missing":false}',
    attributes: { lang: 'ko', brand: 'vib', mode: 'dark', member: false },
  });

  it('fills every place of the template', () => {
    expect(page).toContain('<html lang="ko" data-brand="vib" data-mode="dark">');
    expect(page).toContain('<title>Ghế $& bàn</title>');
    expect(page).toContain('<div id="root" data-dehydrated><h1>1 $1</h1></div>');
    expect(page).toContain('id="hien-data">{"missing":false}</script>');
    // The build has put its script in the place that is left.
    expect(page.match(/<!--[^]*?-->/g)).toEqual(['<!--early-input-->']);
  });

  it('says that a member is here, and no more', () => {
    const attributes = { lang: 'vi', brand: 'default', mode: undefined, member: true };
    const theirs = fillTemplate(template, {
      status: 200,
      head: '',
      html: '',
      data: '',
      attributes,
    });
    expect(theirs).toContain('<html lang="vi" data-brand="default" data-member>');
  });
});
