import { answers, fixtures, mock, signInForStory, signOutForStory } from '@hien/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import type { Screen } from './ShopDetailScreen.tsx';
import shown from './ShopDetailScreen.stories.tsx';

/** Boxes of 2.2 m² at 1,890,000 đồng, 320 in stock; cans of 25 m² at 890,000. */
const [floor, paint] = [`shop-detail/${fixtures.floorId}`, 'shop-detail/9103'];

const meta = {
  ...shown,
  title: 'screens/shop/ShopDetail/packs',
  tags: ['!autodocs'],
  globals: { language: 'vi' },
  parameters: { ...shown.parameters, path: floor, chromatic: { disableSnapshot: true } },
  beforeEach: () => {
    signInForStory();
    return signOutForStory;
  },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;
type Stage = Parameters<NonNullable<Story['play']>>[0];

/** The calculator, by what it asks. */
const calculator = async ({ canvas }: Stage, title: string) =>
  within(await canvas.findByRole('form', { name: title }));
const boxes = (stage: Stage) => calculator(stage, 'Cần bao nhiêu hộp?');
const quantity = ({ canvas }: Stage) => canvas.getByRole('spinbutton', { name: 'Số lượng' });

/** By the square metres: boxes, what they cover and cost, and one press that makes them the quantity. */
export const FloorByArea: Story = {
  play: async (stage) => {
    const form = await boxes(stage);
    await stage.userEvent.type(
      form.getByLabelText('Diện tích sàn', { selector: '[inputmode]' }),
      '20',
    );
    const answer = form.getByRole('status');
    await waitFor(() => expect(answer).toHaveTextContent(/Cần 10 hộp/));
    await expect(answer).toHaveTextContent(/18\.900\.000/);
    await expect(answer).toHaveTextContent(
      /Phủ được 22 m², sàn cần 21,4 m² kể cả 7% cắt bỏ\. Đã gồm VAT/,
    );
    await expect(answer).not.toHaveTextContent(/Số lượng đang là/);
    await stage.userEvent.click(form.getByRole('button', { name: 'Chọn 10 hộp' }));
    await expect(quantity(stage)).toHaveValue('10');
    await expect(answer).toHaveTextContent(/Số lượng đang là 10/);
  },
};

/** By its sides, with the keyboard alone; what was typed the other way is kept. */
export const FloorBySides: Story = {
  play: async (stage) => {
    const { userEvent } = stage;
    const form = await boxes(stage);
    await userEvent.type(form.getByLabelText('Diện tích sàn', { selector: '[inputmode]' }), '12.5');
    await userEvent.click(form.getByRole('radio', { name: 'Dài × rộng của phòng' }));
    await userEvent.type(form.getByLabelText('Dài'), '4,5');
    await userEvent.tab();
    await userEvent.keyboard('3.2{Enter}');
    // 14.4 m² and 1 for cuts are 15.4: seven boxes to the centimetre.
    await expect(quantity(stage)).toHaveValue('7');
    await userEvent.click(form.getByRole('radio', { name: 'Diện tích sàn' }));
    await expect(form.getByLabelText('Diện tích sàn', { selector: '[inputmode]' })).toHaveValue(
      '12.5',
    );
  },
};

/** What cannot be is said at its field when that is left, and stays as it was typed; what is missing when one asks. */
export const SaysWhatIsWrong: Story = {
  play: async (stage) => {
    const { userEvent } = stage;
    const form = await boxes(stage);
    const area = form.getByLabelText('Diện tích sàn', { selector: '[inputmode]' });
    await userEvent.click(form.getByRole('button', { name: 'Tính' }));
    await expect(area).toHaveFocus();
    await expect(area).toHaveAccessibleDescription('Hãy nhập số đo');
    await userEvent.type(area, 'hai mươi');
    await userEvent.tab();
    await expect(area).toHaveAccessibleDescription('Hãy nhập một số, ví dụ 18,5');
    await expect(area).toHaveValue('hai mươi');
    await userEvent.clear(area);
    await userEvent.type(area, '12.500');
    await userEvent.tab();
    await expect(area).toHaveAccessibleDescription(/^Từ 0,1 đến 1\.000\sm²$/);
    await userEvent.click(form.getByRole('radio', { name: 'Dài × rộng của phòng' }));
    await userEvent.type(form.getByLabelText('Dài'), '4{Enter}');
    const width = form.getByLabelText('Rộng');
    await expect(width).toHaveFocus();
    await expect(width).toHaveAccessibleDescription('Hãy nhập số đo');
    await expect(quantity(stage)).toHaveValue('1');
  },
};

/** From fifty on a price is asked for: the press makes the page ask for as many. */
export const AsksForAPriceInBulk: Story = {
  play: async (stage) => {
    const form = await boxes(stage);
    await stage.userEvent.type(
      form.getByLabelText('Diện tích sàn', { selector: '[inputmode]' }),
      '120',
    );
    // 128.4 m² of boxes of 2.2.
    await waitFor(() =>
      expect(form.getByRole('status')).toHaveTextContent(
        /Cần 59 hộp.+Từ 50 hộp xưởng báo giá riêng/,
      ),
    );
    await stage.userEvent.click(form.getByRole('button', { name: 'Chọn 59 hộp' }));
    await stage.canvas.findByRole('link', { name: 'Gửi yêu cầu báo giá 59 món' });
  },
};

/** Fewer in stock than the room takes: what there is, and that it is not enough. */
export const FewerInStock: Story = {
  parameters: answers(
    mock('getProduct').answer(({ language }) => {
      const product = fixtures.productDetail(fixtures.floorId, language);
      return {
        ...product,
        stock: 6,
        options: product.options.map((option) => ({ ...option, stock: 6 })),
      };
    }),
  ),
  play: async (stage) => {
    const form = await boxes(stage);
    await stage.userEvent.type(
      form.getByLabelText('Diện tích sàn', { selector: '[inputmode]' }),
      '20',
    );
    const answer = form.getByRole('status');
    await waitFor(() => expect(answer).toHaveTextContent(/Kho chỉ còn 6 hộp/));
    await stage.userEvent.click(form.getByRole('button', { name: 'Chọn 6 hộp' }));
    await expect(quantity(stage)).toHaveValue('6');
    await expect(answer).toHaveTextContent(/Cần 10 hộp.+Số lượng đang là 6/);
  },
};

/** Paint for a room by its sides: walls of 2.7 m on four sides, less 15 per cent, said plainly. */
export const PaintByTheRoom: Story = {
  parameters: { path: paint },
  play: async (stage) => {
    const { userEvent } = stage;
    const form = await calculator(stage, 'Cần bao nhiêu thùng?');
    await userEvent.click(form.getByRole('radio', { name: 'Dài × rộng của phòng' }));
    await form.findByText(/Tường bốn phía cao 2,7 m, trừ 15% cho cửa/);
    await userEvent.type(form.getByLabelText('Dài'), '5');
    await userEvent.type(form.getByLabelText('Rộng'), '4');
    const answer = form.getByRole('status');
    await waitFor(() => expect(answer).toHaveTextContent(/Cần 2 thùng/));
    await expect(answer).toHaveTextContent(/Phủ được 50 m², tường cần 41,3 m²/);
    await userEvent.click(form.getByRole('button', { name: 'Chọn 2 thùng' }));
    await expect(quantity(stage)).toHaveValue('2');
  },
};

/** In Korean, with the point of decimals. */
export const Korean: Story = {
  globals: { language: 'ko' },
  parameters: { path: paint },
  play: async (stage) => {
    const form = await calculator(stage, '몇 통이 필요할까요?');
    await stage.userEvent.type(
      form.getByLabelText('문과 창을 뺀 벽 면적', { selector: '[inputmode]' }),
      '62.5㎡',
    );
    await waitFor(() => expect(form.getByRole('status')).toHaveTextContent(/3통이 필요합니다/));
  },
};

/** A sofa covers nothing: nobody is asked for square metres. */
export const NothingToCount: Story = {
  parameters: { path: 'shop-detail/1' },
  play: async ({ canvas }) => {
    await canvas.findByRole('spinbutton', { name: 'Số lượng' });
    await expect(canvas.queryByRole('form', { name: /Cần bao nhiêu/ })).toBeNull();
  },
};
