import {
  answers,
  fixtures,
  MockFailure,
  mock,
  signInForStory,
  signOutForStory,
} from '@hien/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { forgetOpened, tellOpened } from '../../shared/homes/piece-acts.ts';
import { rememberSeen } from '../parts/recently-seen.ts';
import type { Screen } from './ShopDetailScreen.tsx';
import shown from './ShopDetailScreen.stories.tsx';

const meta = {
  ...shown,
  title: 'screens/shop/ShopDetail/flow',
  tags: ['!autodocs'],
  globals: { language: 'vi' },
  parameters: { ...shown.parameters, chromatic: { disableSnapshot: true } },
  beforeEach: () => {
    signInForStory();
    return () => {
      signOutForStory();
      localStorage.clear();
    };
  },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

type Stage = Parameters<NonNullable<Story['play']>>[0];

async function openForm({ canvas, userEvent }: Stage) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Đặt câu hỏi' }));
  return canvas.findByRole('textbox', { name: /Câu hỏi/u });
}

/** What is wrong with a product is told to staff; whoever said it before hears what they said then. */
export const ReportsAProduct: Story = {
  parameters: answers(
    mock('reportListing').answer(({ body }) => ({
      data: {
        about: body.about,
        id: body.id,
        reason: body.reason,
        reported_at: '2026-03-06T03:00:00.000Z',
      },
    })),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Báo cáo sản phẩm này' }));
    const dialog = await screen.findByRole('dialog', { name: 'Báo cáo sản phẩm này' });
    const send = within(dialog).getByRole('button', { name: 'Gửi báo cáo' });
    await userEvent.click(send);
    await waitFor(() =>
      expect(within(dialog).getByRole('radiogroup')).toHaveAttribute('aria-invalid', 'true'),
    );
    await userEvent.click(within(dialog).getByRole('radio', { name: /^Hàng giả/ }));
    await userEvent.type(within(dialog).getByRole('textbox'), 'Mẫu của xưởng tôi.');
    await userEvent.click(send);
    await screen.findByText('Cảm ơn bạn. Hiên sẽ xem và báo kết quả trong hộp thư.');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** Each review can be reported by itself. It may be gone by then: that is said in the dialog, and nothing typed is lost. */
export const ReportsAReviewThatIsGone: Story = {
  parameters: answers(mock('reportListing').error(404)),
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('button', { name: /^Báo cáo đánh giá của / });
    if (first === undefined) throw new Error('no way to report a review');
    await userEvent.click(first);
    const dialog = await screen.findByRole('dialog', { name: 'Báo cáo đánh giá này' });
    await userEvent.click(within(dialog).getByRole('radio', { name: /^Nêu thông tin cá nhân/ }));
    await userEvent.type(within(dialog).getByRole('textbox'), 'Có số điện thoại.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Gửi báo cáo' }));
    await within(dialog).findByText(/không còn hiển thị/);
    await expect(within(dialog).getByRole('textbox')).toHaveValue('Có số điện thoại.');
  },
};

/** A private question: sent once, the form closes, and a notice says what comes next. */
export const AsksPrivately: Story = {
  play: async (stage) => {
    const { canvas, canvasElement, userEvent } = stage;
    await userEvent.type(await openForm(stage), 'Giao trong tuần này được không?');
    await userEvent.click(canvas.getByRole('checkbox', { name: /Câu hỏi riêng/u }));
    await userEvent.click(canvas.getByRole('button', { name: 'Gửi câu hỏi' }));
    await within(canvasElement.ownerDocument.body).findByText(/Đã gửi câu hỏi/u);
    await waitFor(() => expect(canvas.queryByRole('textbox', { name: /Câu hỏi/u })).toBeNull());
  },
};

/** Nothing asked: the complaint stands at its field, and nothing is sent. */
export const AsksNothing: Story = {
  parameters: answers(mock('askQuestion').error()),
  play: async (stage) => {
    const { canvas, userEvent } = stage;
    const words = await openForm(stage);
    await userEvent.click(canvas.getByRole('button', { name: 'Gửi câu hỏi' }));
    await waitFor(() => expect(words).toHaveAttribute('aria-invalid', 'true'));
  },
};

/** The server fails: what was typed stays. */
export const AskingFails: Story = {
  parameters: answers(mock('askQuestion').error()),
  play: async (stage) => {
    const { canvas, userEvent } = stage;
    const words = await openForm(stage);
    await userEvent.type(words, 'Có giao ở Đà Lạt không?');
    await userEvent.click(canvas.getByRole('button', { name: 'Gửi câu hỏi' }));
    await canvas.findByText(/vẫn còn/u);
    await expect(words).toHaveValue('Có giao ở Đà Lạt không?');
  },
};

/** PRODUCT_05: it left the shop while the question was being written. What was typed stays. */
export const AsksAboutWhatIsGone: Story = {
  parameters: answers(mock('askQuestion').error(404, { code: 'PRODUCT_05' })),
  play: async (stage) => {
    const { canvas, userEvent } = stage;
    const words = await openForm(stage);
    await userEvent.type(words, 'Có giao ở Đà Lạt không?');
    await userEvent.click(canvas.getByRole('button', { name: 'Gửi câu hỏi' }));
    await canvas.findByText(/Không tìm thấy sản phẩm|vẫn còn/u);
    await expect(words).toHaveValue('Có giao ở Đà Lạt không?');
  },
};

/** The heart answers at once, for this product and wherever else it is shown. */
export const Saves: Story = {
  play: async ({ canvas, userEvent }) => {
    const [heart] = await canvas.findAllByRole('button', { name: /^Lưu Sofa/u });
    if (!heart) throw new Error('No heart');
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(heart);
    await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'true'));
  },
};

/** Pressed before anybody knows what is saved, and refused: the heart is empty again, the others stay as they are. */
export const SaveRefused: Story = {
  parameters: answers(mock('listBookmarkIds').pending(), mock('saveBookmark').error(503)),
  play: async ({ canvas, userEvent }) => {
    const [heart] = await canvas.findAllByRole('button', { name: /^Lưu Sofa/u });
    if (!heart) throw new Error('No heart');
    await userEvent.click(heart);
    await screen.findByText('Chưa lưu được. Bạn thử lại nhé.');
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
  },
};

/** What was looked at before comes at the end, without this product; one press forgets it. */
export const RecentlySeen: Story = {
  beforeEach: () => {
    signInForStory();
    for (const id of [3, 1, 10]) rememberSeen(id);
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByRole('heading', { level: 1 });
    // The page grows while its parts arrive.
    await waitFor(() => {
      canvasElement.ownerDocument.documentElement.scrollTo({ top: 100_000 });
      canvas.getByRole('heading', { name: 'Đã xem gần đây' });
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Xóa lịch sử xem' }));
    await waitFor(() =>
      expect(canvas.queryByRole('heading', { name: 'Đã xem gần đây' })).toBeNull(),
    );
  },
};

const keys: string[] = [];

/** An answer that got lost: the second press adds nothing twice; the third is a wish of its own. */
export const AddsOnce: Story = {
  parameters: answers(
    mock('addToCart').answer(({ body, language }) => {
      keys.push(body.idempotencyKey);
      if (keys.length === 1) throw new MockFailure(503);
      return fixtures.cart(language);
    }),
  ),
  beforeEach: () => {
    keys.length = 0;
    sessionStorage.clear();
    signInForStory();
    return signOutForStory;
  },
  play: async ({ canvas, userEvent }) => {
    const add = await canvas.findByRole('button', { name: 'Thêm vào giỏ' });
    for (const times of [1, 2, 3]) {
      await userEvent.click(add);
      await waitFor(() => expect(keys).toHaveLength(times));
      await waitFor(() => expect(add).not.toHaveAttribute('aria-busy', 'true'));
    }
    await expect(keys[1]).toBe(keys[0]);
    await expect(keys[2]).not.toBe(keys[1]);
  },
};

const told: unknown[] = [];

/** Opened from a home, it is put into the cart from there: the home hears of it. Found otherwise, nobody does. */
export const TellsTheHomeThatLedHere: Story = {
  parameters: answers(
    mock('addToCart').answer(({ language }) => fixtures.cart(language)),
    mock('countSharePieces').answer(({ body }) => {
      told.push(body);
      return { data: { id: body.id } };
    }),
  ),
  beforeEach: () => {
    told.length = 0;
    forgetOpened();
  },
  play: async ({ canvas, userEvent }) => {
    const add = await canvas.findByRole('button', { name: 'Thêm vào giỏ' });
    await userEvent.click(add);
    await screen.findByText(/^Đã thêm/);
    await expect(told).toEqual([]);
    tellOpened(7, 1);
    await userEvent.click(add);
    await waitFor(() =>
      expect(told).toEqual([
        { id: 7, act: 'opened', product_ids: [1] },
        { id: 7, act: 'carted', product_ids: [1] },
      ]),
    );
  },
};

/** D74: fifty of them turn the button into the inquiry, with this product and this number filled in. */
export const FiftyAreAskedFor: Story = {
  play: async ({ canvas, userEvent }) => {
    const quantity = await canvas.findByRole('spinbutton');
    await userEvent.clear(quantity);
    await userEvent.type(quantity, '60{Enter}');
    const ask = await canvas.findByRole('link', { name: /báo giá 60 món/u });
    await expect(ask).toHaveAttribute(
      'href',
      expect.stringContaining('bulk-order-inquiry?items=1%3A60'),
    );
    await expect(canvas.queryByRole('button', { name: 'Thêm vào giỏ' })).toBeNull();
  },
};

const bought: unknown[] = [];

/** Buy now asks for exactly so many, whatever lies in the cart. */
export const BuysNow: Story = {
  parameters: answers(
    // Refused: an answer would lead to the order.
    mock('addToCart').answer(({ body }) => {
      bought.push(...body.lines);
      throw new MockFailure(503);
    }),
  ),
  beforeEach: () => {
    bought.length = 0;
    sessionStorage.clear();
  },
  play: async ({ canvas, userEvent }) => {
    const buy = await canvas.findByRole('button', { name: 'Mua ngay' });
    await userEvent.click(canvas.getByRole('button', { name: 'Thêm một' }));
    await userEvent.click(buy);
    await waitFor(() =>
      expect(bought).toEqual([{ optionId: expect.any(Number), quantity: 2, exactly: true }]),
    );
  },
};

/** A guest: nothing is asked of the server; it is kept, and the way to the login is offered. */
export const AGuestKeepsIt: Story = {
  parameters: answers(mock('addToCart').error()),
  beforeEach: () => {
    signOutForStory();
    localStorage.removeItem('hien-kept');
    return () => localStorage.removeItem('hien-kept');
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Thêm vào giỏ' }));
    const page = within(canvasElement.ownerDocument.body);
    await page.findByText(/Đăng nhập để đặt hàng, 1 món/u);
    await expect(page.getByRole('button', { name: 'Đăng nhập' })).toBeVisible();
    await expect(localStorage.getItem('hien-kept')).toMatch(/"quantity":1/);
  },
};

/** Points or staff stopped its shop: nothing can be ordered, and what is similar is near. */
export const ShopRests: Story = {
  parameters: answers(
    mock('getProduct').answer(({ language }) => {
      const product = fixtures.productDetail(1, language);
      return { ...product, seller: { ...product.seller, resting: true } };
    }),
  ),
  play: async ({ canvas }) => {
    await canvas.findByText('Gian hàng tạm ngừng nhận đơn mới');
    await expect(canvas.queryByRole('button', { name: 'Thêm vào giỏ' })).toBeNull();
  },
};

/** A price of a promotion says its last day, beside the price. */
export const PriceHasItsLastDay: Story = {
  parameters: answers(
    mock('getProduct').answer(({ language }) => ({
      ...fixtures.productDetail(1, language),
      priceUntil: '2026-03-15',
    })),
  ),
  play: async ({ canvas }) => {
    await canvas.findByText('Giá này đến hết ngày 15/03/2026');
  },
};

/** An appliance says what its place has to have, and what it takes in a year. */
export const ApplianceTellsItsPlace: Story = {
  parameters: { path: 'shop-detail/9002' },
  play: async ({ canvas }) => {
    const facts = within(await canvas.findByRole('region', { name: 'Chỗ đặt, điện và nước' }));
    await expect(facts.getByText(/Ngang 95 × sâu 79 × cao 184 cm/)).toBeVisible();
    await expect(facts.getByText('ổ điện có tiếp đất, đường nước cấp')).toBeVisible();
    await expect(facts.getByText(/^428 kWh, chừng 1\.019\.000/)).toBeVisible();
    await expect(facts.getByText('4 trên 5 sao')).toBeVisible();
  },
};
