import type { ReactNode } from 'react';
import { renderToString as render } from 'react-dom/server';
import { expect, it } from 'vitest';
import { DonutChart, LineChart } from '../charts.ts';
import { byState, revenue } from '../components/Chart/Chart.fixture.ts';
import { orders, orderTable } from '../components/DataTable/DataTable.fixture.tsx';
import { planLabels, twoFloors } from '../components/FloorPlan/FloorPlan.fixture.ts';
import { drawnRoom } from '../components/LayeredPicture/LayeredPicture.fixture.ts';
import { panorama } from '../components/Panorama/Panorama.fixture.ts';
import { editorLabels } from '../components/RichTextEditor/RichTextEditor.fixture.tsx';
import { RichTextEditor } from '../editor.ts';
import { DataTable } from '../table.ts';
import { FloorPlan, LayeredPicture, Panorama } from '../viewers.ts';
import { InLanguage } from './languages/InLanguage.tsx';

/** As the server writes it, told in Vietnamese. */
const renderToString = (content: ReactNode) => render(<InLanguage>{content}</InLanguage>);

const rows = (html: string) => html.match(/<tbody role="presentation" data-index/g)?.length ?? 0;

it('a long table begins with the rows of the first view', () => {
  const html = renderToString(<DataTable {...orderTable} rows={orders(2000)} />);
  expect(html).toContain('aria-rowcount="2001"');
  expect(rows(html)).toBeGreaterThan(5);
  expect(rows(html)).toBeLessThan(40);
  expect(rows(renderToString(<DataTable {...orderTable} rows={orders(200)} />))).toBe(200);
});

it('charts are drawn whole, and their figures are there to be read', () => {
  expect(renderToString(<LineChart {...revenue} />)).toMatch(/d="M[\d.]+ [\d.]+L.*151 triệu đ/s);
  expect(renderToString(<DonutChart {...byState} />)).toContain('stroke-dasharray');
});

it('viewers show what stands still', () => {
  expect(renderToString(<Panorama {...panorama} />)).toContain('living-japandi-01.avif');
  const plan = renderToString(<FloorPlan label="Căn hộ" floors={twoFloors} labels={planLabels} />);
  expect(plan).toContain('Phòng khách');
  const room = renderToString(<LayeredPicture {...drawnRoom} />);
  expect(room.match(/<img /g)?.length).toBe(3);
  expect(room).toContain('aria-label="Phòng khách tường kem');
});

it('the text of an editor is there before the editor', () => {
  const html = renderToString(
    <RichTextEditor
      value="<p>Gỗ sồi</p>"
      onChange={() => {}}
      label="Mô tả"
      labels={editorLabels}
    />,
  );
  expect(html).toContain('<p>Gỗ sồi</p>');
});
