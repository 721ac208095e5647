import { createTransport } from 'nodemailer';
import type { LaidOutMail } from './letter.ts';

export type OutgoingMail = LaidOutMail & {
  readonly to: string;
  /** The same for every try, so that a mail server or reader can drop the second one. */
  readonly messageId: string;
};

/** Why a mail did not leave. `final`: trying again would not help. */
export type Delivery =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: string; readonly final: boolean };

export type Transport = {
  deliver(mail: OutgoingMail): Promise<Delivery>;
  close(): void;
};

export type SmtpConfiguration = {
  /** `smtps://user:password@mail.hien.vn:465` */
  readonly url: string;
  /** `Hiên <xin-chao@hien.vn>` */
  readonly from: string;
};

const patience = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
} as const;

/** Mail over SMTP, on connections that are kept for the next mail. */
export function smtpTransport({ url, from }: SmtpConfiguration): Transport {
  const smtp = createTransport({ url, pool: true, maxConnections: 2, ...patience }, { from });
  return {
    deliver: async ({ to, subject, text, html, messageId, unsubscribe }) => {
      try {
        await smtp.sendMail({
          to: { address: to, name: '' },
          subject,
          text,
          html,
          messageId,
          headers: {
            'Auto-Submitted': 'auto-generated',
            ...(unsubscribe === undefined
              ? {}
              : {
                  'List-Unsubscribe': `<${unsubscribe}>`,
                  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
                }),
          },
        });
        return { ok: true };
      } catch (error) {
        return failureOf(error);
      }
    },
    close: () => smtp.close(),
  };
}

/** 5xx from the mail server is a refusal for good (RFC 5321); everything else may pass. */
function failureOf(error: unknown): Delivery {
  const known = error instanceof Error ? error : new Error(String(error));
  const status = 'responseCode' in known ? Number(known.responseCode) : 0;
  const response = 'response' in known ? String(known.response) : known.message;
  return { ok: false, reason: response, final: status >= 500 && status < 600 };
}
