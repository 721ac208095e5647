import {
  MockFailure,
  answers,
  fixtures,
  mock,
  signInForStory,
  signOutForStory,
} from '@hien/api/testing';
import { reasonTexts } from '@hien/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { Screen } from './InteriorDesignDetailScreen.tsx';

const company = mock('getDesign').answer(({ params, language }) => {
  const data = fixtures.designDetail(params.id, language);
  if (data === undefined) throw new MockFailure(404);
  return { data: { ...data, purchase: 'direct' } };
});

const meta = {
  title: 'screens/designs/InteriorDesignDetail/flow',
  component: Screen,
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    path: 'interior-design-detail/1',
    chromatic: { disableSnapshot: true },
    ...answers(company),
  },
  globals: { language: 'vi' },
  beforeEach: () => {
    signInForStory();
    return signOutForStory;
  },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

const owned = reasonTexts.ALREADY_OWNED.vi;
const press = 'Thêm vào giỏ';
/** It is in the cart afterwards: the button leads there, and so does what is said. */
export const PutIntoCart: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: press }));
    await expect(await canvas.findByRole('link', { name: 'Xem trong giỏ hàng' })).toHaveAttribute(
      'href',
      '/vi/cart?of=designs',
    );
  },
};

/** It was bought meanwhile: that is said, and the button stays. */
export const Refused: Story = {
  parameters: answers(
    company,
    mock('addDesignToCart').error(422, {
      body: { errors: [{ field: 'designId', code: 'ALREADY_OWNED', message: owned }] },
    }),
  ),
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    const button = await canvas.findByRole('button', { name: press });
    await userEvent.click(button);
    await within(canvasElement.ownerDocument.body).findByText(owned);
    await expect(button).toBeEnabled();
  },
};

const sent = fn();

/** Asked in place, once; the form closes and says what comes next. */
export const AsksTheDesigner: Story = {
  parameters: answers(
    company,
    mock('askDesignQuestion').answer(({ body }) => {
      sent(body);
      return null as never;
    }),
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    sent.mockClear();
    await userEvent.click(await canvas.findByRole('button', { name: 'Đặt câu hỏi' }));
    const words = await canvas.findByRole('textbox', { name: /Câu hỏi/ });
    await userEvent.click(canvas.getByRole('button', { name: 'Gửi câu hỏi' }));
    await waitFor(() => expect(words).toHaveAttribute('aria-invalid', 'true'));
    await userEvent.type(words, 'Bếp có đặt được máy rửa chén 60 không?');
    await userEvent.click(canvas.getByRole('button', { name: 'Gửi câu hỏi' }));
    await within(canvasElement.ownerDocument.body).findByText(/Đã gửi câu hỏi/);
    await expect(sent.mock.calls).toMatchObject([
      [{ designId: 1, content: 'Bếp có đặt được máy rửa chén 60 không?', secret: false }],
    ]);
    await expect(canvas.queryByRole('textbox', { name: /Câu hỏi/ })).toBeNull();
  },
};

/** A guest reads questions and answers, a private one without its words. */
export const GuestReadsQuestions: Story = {
  beforeEach: signOutForStory,
  play: async ({ canvas }) => {
    await canvas.findByText(/Câu hỏi riêng: chỉ người hỏi/);
    await expect(canvas.getByText('Hiên Studio trả lời', { exact: false })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Đặt câu hỏi' })).toBeVisible();
  },
};

/** One's own design: there is nothing to ask. */
export const OwnIsNotAsked: Story = {
  parameters: answers(
    mock('getDesign').answer(({ params, language }) => {
      const data = fixtures.designDetail(params.id, language);
      if (data === undefined) throw new MockFailure(404);
      return { data: { ...data, purchase: 'own' } };
    }),
  ),
  play: async ({ canvas }) => {
    await canvas.findByText(/Câu hỏi riêng: chỉ người hỏi/);
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Đặt câu hỏi' })).toBeNull());
  },
};

/** A comment below the design, and the designer told apart in the answers. */
export const Comments: Story = {
  parameters: answers(
    company,
    mock('writeDesignComment').answer(({ body }) => {
      sent(body);
      return { data: null as never };
    }),
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    sent.mockClear();
    const box = await canvas.findByRole('textbox', { name: /thiết kế này/ });
    const reply = await canvas.findByRole('article', { name: 'Bình luận của Hiên S.' });
    await expect(within(reply).getByText('Người thiết kế')).toBeVisible();
    await userEvent.type(box, ' Đẹp quá. ');
    await userEvent.click(canvas.getByRole('button', { name: 'Gửi bình luận' }));
    await within(canvasElement.ownerDocument.body).findByText('Đã đăng bình luận');
    await expect(sent.mock.calls).toMatchObject([
      [{ design_id: 1, parent_id: null, content: 'Đẹp quá.' }],
    ]);
    await expect(box).toHaveValue('');
  },
};

/** A comment below a design is reported as one below a home: without a home. */
export const ReportsAComment: Story = {
  parameters: answers(
    company,
    mock('reportInteriorShare').answer(({ body }) => {
      sent(body);
      return { data: { ...body, reported_at: '2026-03-06T03:00:00.000Z' } };
    }),
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    sent.mockClear();
    const page = within(canvasElement.ownerDocument.body);
    const said = await canvas.findByRole('article', { name: 'Bình luận của Thu H.' });
    await userEvent.click(within(said).getByRole('button', { name: /Báo cáo/ }));
    const dialog = within(await page.findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('radio', { name: /Nội dung rác/ }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Gửi báo cáo' }));
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith({
        share_id: null,
        comment_id: 21,
        reason: 'spam',
        words: '',
      }),
    );
  },
};

const standing = (state: 'waits' | 'shown' | 'refused') =>
  mock('getLargePictures').answer(({ params, language }) => {
    const data = fixtures.largePictures(params.id, language, state);
    if (data === undefined) throw new MockFailure(404);
    return { data };
  });

/** Asked once, with what they are for. */
export const AsksForLargePictures: Story = {
  parameters: answers(
    company,
    mock('askForLargePictures').answer(({ body }) => {
      sent(body);
      return { data: null as never };
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    sent.mockClear();
    await userEvent.click(await canvas.findByRole('button', { name: 'Xin xem ảnh lớn' }));
    const words = canvas.getByRole('textbox', { name: /để làm gì/ });
    await userEvent.type(words, 'Xem kỹ tủ bếp.');
    await userEvent.click(canvas.getByRole('button', { name: 'Gửi yêu cầu' }));
    await waitFor(() => expect(sent.mock.calls).toEqual([[{ reason: 'Xem kỹ tủ bếp.' }]]));
  },
};

export const LargePicturesWait: Story = {
  parameters: answers(company, standing('waits')),
  play: async ({ canvas }) => {
    await canvas.findByText(/Bạn đã xin xem ảnh lớn lúc/);
    await expect(canvas.queryByRole('button', { name: /Xin xem/ })).toBeNull();
  },
};

/** Allowed: one after the other, fetched with the session. */
export const LargePicturesShown: Story = {
  parameters: answers(
    company,
    standing('shown'),
    mock('readLargePicture').answer(() => ({
      data: { type: 'image/webp', content: fixtures.largePicture },
    })),
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Mở các ảnh cỡ lớn' }));
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'));
    await dialog.findByRole('img');
    await expect(dialog.queryByText(/Chưa lấy được ảnh/)).toBeNull();
    await expect(dialog.getByText(/^Ảnh 1 trên \d+$/)).toBeVisible();
  },
};

/** Refused: why, and the way to ask again. */
export const LargePicturesRefused: Story = {
  parameters: answers(company, standing('refused')),
  play: async ({ canvas }) => {
    await canvas.findByText(/Chưa cho xem ảnh lớn: “Bếp này/);
    await expect(canvas.getByRole('button', { name: 'Xin xem lại' })).toBeVisible();
  },
};

/** A piece that stands in a home of room by room can be seen there. */
export const PieceInARoom: Story = {
  play: async ({ canvasElement }) => {
    const [link] = await within(canvasElement).findAllByRole('link', {
      name: /^Xem trong một căn phòng: /,
    });
    await expect(link).toHaveAttribute('href', expect.stringContaining('/vi/room-by-room/'));
  },
};
