import { mock } from '@hien/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { TermsScreen } from './TermsScreen.tsx';

const meta = {
  title: 'screens/content/Terms',
  component: TermsScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', path: 'terms' },
} satisfies Meta<typeof TermsScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

const listTerms = (handler: ReturnType<ReturnType<typeof mock>['answer']>) => ({
  parameters: { msw: { handlers: { listTerms: handler } } },
});

/** The privacy policy has a new version announced. */
export const Default: Story = {};
export const Loading: Story = listTerms(mock('listTerms').pending());
export const Empty: Story = listTerms(mock('listTerms').empty());
export const ServerError: Story = listTerms(mock('listTerms').error());
export const Offline: Story = listTerms(mock('listTerms').offline());
export const LongText: Story = listTerms(mock('listTerms').longText());
