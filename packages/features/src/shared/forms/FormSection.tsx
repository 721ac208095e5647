import { Notice, Section } from '@hien/ui';
import type { ReactNode } from 'react';
import * as s from './FormSection.css.ts';

interface FormSectionProps {
  /** For links that lead to it. */
  id?: string;
  title: string;
  lead: string;
  /** Once it is sent, in place of the form. */
  sent: { readonly title: string; readonly text: string; readonly action?: ReactNode } | undefined;
  children: ReactNode;
}

/** A form below other things of a page, and the word that it was received. */
export function FormSection({ id, title, lead, sent, children }: FormSectionProps) {
  return (
    <Section id={id} ground="sunken" title={title} lead={lead}>
      <FormBox>
        {sent ? (
          <Notice tone="positive" role="status" title={sent.title} action={sent.action}>
            {sent.text}
          </Notice>
        ) : (
          children
        )}
      </FormBox>
    </Section>
  );
}

/** As wide as a form is to be. */
export const FormBox = ({ children }: { children: ReactNode }) => (
  <div className={s.form}>{children}</div>
);
