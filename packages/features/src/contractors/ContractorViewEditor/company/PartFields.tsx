import type { CompanyContent, CompanyFault, CompanyField } from '@hien/domain';
import { ContactPart } from './fields/ContactPart.tsx';
import { IntroductionPart } from './fields/IntroductionPart.tsx';
import { LookPart } from './fields/LookPart.tsx';
import { SizePart } from './fields/SizePart.tsx';
import { TeamPart } from './fields/TeamPart.tsx';
import { WorkPart } from './fields/WorkPart.tsx';
import type { CompanyPart } from './company-parts.ts';
import type { Content } from './useCompanyDraft.ts';

export interface PartProps {
  content: Content;
  live: CompanyContent;
  /** Fields that say something else than visitors read. */
  changed: readonly CompanyField[];
  type: (change: Partial<Content>) => void;
  faults: readonly CompanyFault[];
}

export interface LookProps extends PartProps {
  /** How many pictures of an uploader are not up yet. */
  onPending: (place: string, count: number) => void;
}

const forms = {
  look: LookPart,
  introduction: IntroductionPart,
  contact: ContactPart,
  work: WorkPart,
  size: SizePart,
  team: TeamPart,
} as const satisfies Record<CompanyPart, (props: LookProps) => unknown>;

export function PartFields({ part, ...props }: LookProps & { part: CompanyPart }) {
  const Form = forms[part];
  return <Form {...props} />;
}
