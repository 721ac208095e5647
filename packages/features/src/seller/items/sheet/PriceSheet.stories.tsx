import { fixtures, signInForStory, signOutForStory } from '@hien/api/testing';
import { csvText, priceSheet } from '@hien/domain';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { screen, within } from 'storybook/test';
import { Screen } from '../../ShopManager/ShopManagerScreen.tsx';
import { ask } from '../story-steps.ts';

const meta = {
  title: 'screens/seller/ShopManager/Items/Sheet',
  component: Screen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', path: 'shop-manager/items' },
  beforeEach: () => {
    signInForStory('partner');
    return signOutForStory;
  },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;
type Stage = Pick<StoryContext, 'canvas' | 'userEvent'>;

async function open(stage: Stage) {
  await ask(stage, /^(Bảng Excel|Excel|엑셀)/);
  return within(await screen.findByRole('dialog'));
}

async function choose(stage: Stage, text: string): Promise<void> {
  const dialog = await open(stage);
  const input = await dialog.findByLabelText(/^(Chọn tệp|Choose a file|파일을 선택)/);
  await stage.userEvent.upload(input, new File([text], 'gia-thang-3.csv'));
}

/** The shop's table with a price, a discount and two stocks typed over, one of them wrongly, and a line of somebody else. */
function changedTable(): string {
  const [heads = [], ...lines] = priceSheet(fixtures.shopItems('vi'), 'vi');
  const typed = lines.map((line, at) =>
    at === 0
      ? line.with(4, '19.900.000').with(5, '0')
      : at === 3
        ? line.with(6, '40')
        : at === 5
          ? line.with(6, 'còn nhiều')
          : line,
  );
  return csvText([heads, ...typed, ['KHAC-00001', 'Bàn của nhà khác', '', '', 1, 0, 1]], ';');
}

/** What would change, what stays, and which lines are not taken, before anything is written. */
export const Compared: Story = {
  play: async (context) => {
    await choose(context, changedTable());
    await screen.findByText(/gia-thang-3\.csv/);
  },
};
