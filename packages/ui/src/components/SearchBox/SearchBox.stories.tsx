import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { userEvent, within } from 'storybook/test';
import { ceilingLamp, product } from '../../testing/samples.ts';
import { common } from '../../testing/languages/common.ts';
import { dong } from '../../testing/languages/words.ts';
import { SearchBox, type SearchBoxProps } from './SearchBox.tsx';
import type { SearchSuggestion } from './SearchList.tsx';

const lamps: readonly SearchSuggestion[] = [
  {
    id: 'rattan',
    label: [
      { text: 'Đèn trần', match: true },
      { text: ' thả Nón, mây đan', match: false },
    ],
    hint: dong(1_290_000),
    picture: ceilingLamp,
  },
  {
    id: 'paper',
    label: [
      { text: 'Đèn trần', match: true },
      { text: ' thả Lồng, giấy dó', match: false },
    ],
    hint: dong(890_000),
    picture: product('ceiling-paper-globe', ''),
  },
  { id: 'kind', label: 'đèn trần phòng khách', hint: 'Tìm kiếm' },
];

const Searching = (props: SearchBoxProps) => {
  const [value, setValue] = useState(props.value);
  return <SearchBox {...props} value={value} onChange={setValue} />;
};

const meta = {
  title: 'ui/Navigation/SearchBox',
  component: SearchBox,
  args: {
    label: 'Tìm sản phẩm, thiết kế, bài viết',
    placeholder: 'Tìm sofa, đèn trần, căn hộ 72 m²',
    value: '',
    onChange: () => undefined,
    onSubmit: () => undefined,
    onPick: () => undefined,
    clearLabel: 'Xóa chữ đã nhập',
    submitLabel: common.search,
  },
  argTypes: {
    size: { control: 'inline-radio', options: ['md', 'lg'] },
    suggestions: { control: false },
    empty: { control: false },
  },
  render: (args) => (
    <div style={{ maxWidth: 440, minHeight: 300 }}>
      <Searching {...args} />
    </div>
  ),
} satisfies Meta<typeof SearchBox>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Large: Story = { args: { size: 'lg' } };
export const Suggestions: Story = {
  args: { value: 'den tran', suggestions: lamps, status: '3 gợi ý' },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox'));
    await userEvent.keyboard('{ArrowDown}');
    await within(canvasElement).findAllByRole('option');
  },
};
export const NothingFound: Story = {
  args: {
    value: 'ghế xích đu',
    suggestions: [],
    empty: 'Chưa có gợi ý nào. Nhấn Enter để tìm trong tất cả.',
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox'));
    await within(canvasElement).findByText(/Chưa có gợi ý/);
  },
};
