import { answers, fixtures, mock, signInForStory, signOutForStory } from '@hien/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Screen } from '../ContractorViewEditorScreen.tsx';
import { opened, sendCompany, typeOver } from './story-steps.ts';

const page = 'contractor-view-editor/1';
const at = (part: string) => ({ path: `${page}?part=${part}` });

/** States that differ from the photographed ones in words alone. */
const meta = {
  title: 'screens/contractors/ContractorViewEditor/Company/states',
  component: Screen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', path: page, chromatic: { disableSnapshot: true } },
  beforeEach: () => {
    localStorage.clear();
    signInForStory('partner');
    return () => {
      localStorage.clear();
      signOutForStory();
    };
  },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

const draft = mock('readCompanyDraft');

type Draft = NonNullable<Parameters<typeof fixtures.companyDraft>[0]>;

/** The company's draft, otherwise than usual. */
const draftIs = (change: Draft) => draft.answer(() => ({ data: fixtures.companyDraft(change) }));

/** What the story's company typed, with something else in it. */
const typed = (change: Partial<NonNullable<Draft['content']>>) =>
  draftIs({ content: { ...fixtures.changedCompany(), ...change } });

/** Nothing differs from what visitors read. */
export const Untouched: Story = {
  parameters: answers(draftIs({ content: fixtures.companyContent(), version: 0, saved_at: null })),
};

/** Staff refused it: why, and everything that was written. */
export const StatusRejected: Story = {
  parameters: answers(draftIs({ state: 'rejected', rejection: fixtures.whyCompanyRefused.vi })),
};

export const Look: Story = {
  parameters: at('look'),
  play: async () => void (await opened()),
};

export const Contact: Story = {
  parameters: at('contact'),
  play: async () => void (await opened()),
};

export const Work: Story = {
  parameters: at('work'),
  play: async () => void (await opened()),
};

export const Size: Story = {
  parameters: at('size'),
  play: async () => void (await opened()),
};

export const Team: Story = {
  parameters: at('team'),
  play: async () => void (await opened()),
};

/** In each language what is wrong with its own words. */
export const WrongWords: Story = {
  parameters: {
    ...at('introduction'),
    ...answers(
      typed({
        introduction: { vi: 'Gọi 0912 345 678 để có giá tốt', en: '<b>Best</b>', ko: '최\u200b고' },
      }),
    ),
  },
  play: async (context) => {
    const dialog = await opened();
    await context.userEvent.click(dialog.getByRole('button', { name: /^(Xong|Done|완료)$/ }));
    await context.userEvent.click(
      await context.canvas.findByRole('button', { name: /^.+: (Giới thiệu|Introduction|소개)$/ }),
    );
    await opened();
  },
};

/** It was sent in another tab: what waits for staff is not typed over. */
export const StatusConflict: Story = {
  parameters: { ...at('team'), ...answers(mock('saveCompanyDraft').error(409)) },
  play: (context) => typeOver(context, 'team_size', '2'),
};

/** The line is gone: what was typed lies on this device. */
export const NotSaved: Story = {
  parameters: { ...at('team'), ...answers(mock('saveCompanyDraft').offline()) },
  play: (context) => typeOver(context, 'team_size', '2'),
};

const refused = (code: 'PRODUCT_07' | 'EVENT_REFUSED') => ({
  ...answers(mock('sendCompanyDraft').error(422, { code })),
});

/** A picture that is gone since. */
export const StatusProduct07: Story = {
  parameters: refused('PRODUCT_07'),
  play: (context) => sendCompany(context),
};

/** The same was refused before, or something waits already. */
export const StatusEventRefused: Story = {
  parameters: refused('EVENT_REFUSED'),
  play: (context) => sendCompany(context),
};

export const ServerError: Story = { parameters: answers(draft.error()) };

export const Loading: Story = { parameters: answers(draft.pending()) };

export const LongText: Story = {
  parameters: {
    ...answers(
      typed({
        introduction: {
          vi: 'Cải tạo căn hộ cho gia đình bốn người, từ bản vẽ tới ngày dọn vào. '.repeat(20),
          en: '',
          ko: '',
        },
        website: `https://${'ben-moi-'.repeat(12)}.example`,
        email: `${'lienhe.'.repeat(14)}x@benmoi.example`,
      }),
    ),
  },
};

export const Introduction: Story = {
  parameters: at('introduction'),
  play: async () => void (await opened()),
};

/** Another tab went on with it: both versions side by side. */
export const StatusVersionConflict: Story = {
  parameters: {
    ...at('team'),
    ...answers(
      mock('saveCompanyDraft').error(409, {
        code: 'VERSION_CONFLICT',
        body: {
          current: fixtures.companyDraft({
            version: 9,
            content: { ...fixtures.changedCompany(), team_size: 40, website: 'benmoi.example' },
          }),
        },
      }),
    ),
  },
  play: (context) => typeOver(context, 'team_size', '2'),
};
