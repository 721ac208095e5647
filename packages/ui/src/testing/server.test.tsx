import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SignUpForm } from '../components/Form/Form.fixture.tsx';
import { LongForm, fullLong } from '../components/Form/LongForm.fixture.tsx';
import * as ui from '../index.ts';

it('forms render on the server, labels tied to controls', () => {
  const html = renderToString(<SignUpForm whileInvalid="Điền đủ các mục" />);
  const email = /<label[^>]* for="([^"]+)"[^>]*>Email/.exec(html)?.[1];
  expect(email).toBeTruthy();
  expect(html).toContain(`id="${email}"`);
});

it('every kind of control renders on the server with its value', () => {
  const html = renderToString(<LongForm initialValues={fullLong} />);
  for (const value of ['0912 345 678', '129.000.000', '20/03/2026', 'living-japandi-01.avif'])
    expect(html).toContain(value);
});

it('links go through the router, but not off the site', () => {
  const Router = ({ children, ...rest }: ui.LinkBaseProps) => (
    <a data-router {...rest}>
      {children}
    </a>
  );
  const render = (props: ui.LinkProps) =>
    renderToString(
      <ui.UiProvider linkComponent={Router}>
        <ui.Link {...props} />
      </ui.UiProvider>,
    );
  expect(render({ href: '/vi/shop', children: 'Cửa hàng' })).toContain('data-router');
  for (const href of [
    'https://example.com',
    '//example.com',
    'mailto:a@example.com',
    'tel:19001234',
  ]) {
    expect(render({ href, children: 'Ra ngoài' })).not.toContain('data-router');
  }
  expect(render({ href: '/a.zip', download: 'a.zip', children: 'Tải' })).not.toContain(
    'data-router',
  );
  const tab = render({ href: '/vi/shop', newTabLabel: 'mở trong thẻ mới', children: 'Cửa hàng' });
  expect(tab).toContain('rel="noopener noreferrer"');
  expect(tab).toContain('mở trong thẻ mới');
});

it('a button that cannot be pressed says why and stays in reach', () => {
  const html = renderToString(<ui.Button disabledReason="Hết hàng">Mua</ui.Button>);
  const id = /aria-describedby="([^"]+)"/.exec(html)?.[1];
  expect(html).toContain('aria-disabled="true"');
  expect(html).not.toMatch(/ disabled(=|>| )/);
  expect(html).toMatch(new RegExp(`id="${id}"[^>]*>Hết hàng`));
});

it('a price says old and new in words', () => {
  const html = renderToString(
    <ui.Price current="9 đ" old="12 đ" percent="−25%" oldLabel="Giá gốc" currentLabel="Giá bán" />,
  );
  const words = html.replace(/<[^>]*>/g, '');
  expect(words).toBe('Giá bán: 9 đGiá gốc: 12 đ−25%');
});
