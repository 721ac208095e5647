import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { PriceRange } from '../PriceRange/PriceRange.tsx';
import { SignUpForm } from './Form.fixture.tsx';
import { Form } from './Form.tsx';

const outer = (inner: React.ReactNode) =>
  renderToString(
    <Form
      schema={z.object({})}
      initialValues={{}}
      onSubmit={() => Promise.resolve()}
      summaryTitle={String}
    >
      {inner}
    </Form>,
  );

test('a form within a Form does not render: both would hear the press', () => {
  const said = /stands within another Form/u;
  expect(() => outer(<SignUpForm />)).toThrow(said);
  expect(() =>
    outer(
      <PriceRange
        value={{ min: null, max: null }}
        onApply={() => undefined}
        labels={{ legend: 'Giá', min: 'Từ', max: 'Đến', apply: 'Xem', unit: 'đ' }}
        format={String}
      />,
    ),
  ).toThrow(said);
  expect(outer(<p>Một dòng</p>)).toContain('Một dòng');
});
