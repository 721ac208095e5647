import type { Meta, StoryObj } from '@storybook/react-vite';
import { everyBrand } from '../../testing/every-brand.ts';
import { Sheet } from '../../testing/Sheet.tsx';
import { words } from '../../testing/languages/words.ts';
import { RichTextEditor } from './RichTextEditor.tsx';
import { editorLabels, HeldEditor } from './RichTextEditor.fixture.tsx';

const meta = {
  title: 'ui/Sheets/RichTextEditor',
  tags: ['!autodocs'],
  parameters: everyBrand,
  component: RichTextEditor,
} satisfies Meta<typeof RichTextEditor>;
export default meta;

const nothing = () => {};
const values = {
  empty: '',
  written: words(
    '<h2>Gỗ sồi Mộc Châu</h2><p>Phơi <strong>ba mùa nắng</strong>, <a href="#x">xem xưởng</a>.</p><ul><li>Dài 218 cm</li></ul>',
    '<h2>Moc Chau oak</h2><p>Dried for <strong>three summers</strong>, <a href="#x">see the workshop</a>.</p><ul><li>218 cm long</li></ul>',
    '<h2>목쩌우 오크</h2><p>자연 건조 <strong>세 번의 여름</strong>, <a href="#x">공방 보기</a>.</p><ul><li>길이 218 cm</li></ul>',
  ),
  invalid: '',
};

export const All: StoryObj = {
  render: () => (
    <Sheet rows={['empty', 'written', 'invalid'] as const} columns={['desktop', 'phone'] as const}>
      {(row, column, mode) => (
        <div style={{ width: column === 'phone' ? 320 : 620 }}>
          <HeldEditor
            value={values[row]}
            onChange={nothing}
            label={`Mô tả ${row} ${column} ${mode}`}
            placeholder={words('Chất liệu, kích thước…', 'Material, size…', '소재, 크기…')}
            labels={editorLabels}
            invalid={row === 'invalid'}
            minHeight={140}
            uploadImage={() => Promise.reject(new Error('offline'))}
          />
        </div>
      )}
    </Sheet>
  ),
};
