import type { buildApp } from '@hien/server/app';
import type { Database } from '@hien/server/database';

const shop = {
  store_name: 'Mây Tre Phú Vinh',
  registration_number: '0109876543',
  tax_code: '0109876543',
  business_address: '3 Phú Nghĩa, Hà Nội',
  owner: 'Nguyễn Văn Tĩnh',
  address: '3 Phú Nghĩa, Hà Nội',
  contact_name: 'Nguyễn Văn Tĩnh',
  contact_email: 'maytre@hien.example',
  contact_phone: '0912345678',
  bank_name: 'Vietcombank',
  account_holder: 'MAY TRE PHU VINH',
  account_number: '0071001234567',
  holder_note: '',
  licence: '/media/private/fedcba9876543210fedcba9876543210.webp',
  self_delivery: false,
};

/** Somebody whom nothing else on the stage is about. */
async function somebody(database: Database, email: string): Promise<number> {
  const [made] = await database.rows<{ id: number }>(
    {
      text: `insert into users (email, first_name, last_name) values ($1, 'Minh', 'Trần') returning id`,
    },
    [email],
  );
  return made?.id ?? 0;
}

/** A shop's application that waits for staff. */
export async function applyToSell(database: Database, now: number): Promise<number> {
  const [made] = await database.rows<{ id: number }>(
    {
      text: `insert into partner_applications
        (user_id, kind, state, details, holder_matches, language, terms_version, consent_at, sent_at, changed_at)
        values ($1, 'commerce', 'applied', $2, true, 'vi', 1, $3, $3, $3) returning id`,
    },
    [await somebody(database, shop.contact_email), JSON.stringify(shop), new Date(now)],
  );
  return made?.id ?? 0;
}

/** Two who want to sell designs, and one who does. */
export async function plantDesigners(
  database: Database,
  now: number,
): Promise<{ designerCaseIds: readonly [number, number]; standingDesignerId: number }> {
  const plant = async (name: string, state: 'applied' | 'approved'): Promise<number> => {
    const email = `${name}@hien.example`;
    const told = {
      kind: 'freelancer',
      studio_name: name,
      tax_code: '079204001234',
      phone: '0912345678',
      email,
      years: 3,
      about: 'Căn hộ nhỏ.',
      portfolio: '',
      samples: ['/media/private/fedcba9876543210fedcba9876543210.pdf'],
      papers: [],
    };
    const [made] = await database.rows<{ id: number }>(
      {
        text: `insert into partner_applications
          (user_id, kind, state, version, details, holder_matches, language, terms_version, consent_at, sent_at, changed_at)
          values ($1, 'design', $2, $3, $4, true, 'vi', 1, $5, $5, $5) returning id`,
      },
      [
        await somebody(database, email),
        state,
        state === 'applied' ? 0 : 1,
        JSON.stringify(told),
        new Date(now),
      ],
    );
    return made?.id ?? 0;
  };
  return {
    designerCaseIds: [await plant('ve-nha-1', 'applied'), await plant('ve-nha-2', 'applied')],
    standingDesignerId: await plant('ve-nha-3', 'approved'),
  };
}

/** Applications that wait: two of others for staff, and one of the member. */
export async function plantApplicants(
  database: Database,
  member: string,
  now: number,
): Promise<{ appliedJobId: number; applicantIds: readonly [number, number] }> {
  const appliedJobId = 7;
  const apply = async (userId: number, jobId: number): Promise<number> => {
    const [made] = await database.rows<{ id: number }>(
      {
        text: `insert into job_applications
          (job_id, user_id, name, phone, email, message, cv, language, terms_version, consent_at, created_at)
          values ($1, $2, 'Trần Minh', '0912345678', 'ung-vien@hien.example', '', $3, 'vi', 1, $4, $4) returning id`,
      },
      [jobId, userId, '/media/private/fedcba9876543210fedcba9876543210.pdf', new Date(now)],
    );
    return made?.id ?? 0;
  };
  const [own] = await database.rows<{ id: number }>(
    { text: 'select id from users where email = $1' },
    [member],
  );
  const applicantIds = [
    await apply(await somebody(database, 'ung-vien-1@hien.example'), 3),
    await apply(await somebody(database, 'ung-vien-2@hien.example'), 6),
  ] as const;
  await apply(own?.id ?? 0, appliedJobId);
  return { appliedJobId, applicantIds };
}

export async function somebodyToSanction(
  database: Database,
): Promise<{ id: number; version: number }> {
  return { id: await somebody(database, 'bi-canh-bao@hien.example'), version: 0 };
}

/** A request that waits for an answer. */
export async function askInCampaign(
  app: Awaited<ReturnType<typeof buildApp>>,
  email = 'hoi-gia@hien.example',
): Promise<number> {
  const answer = await app.inject({
    method: 'POST',
    url: '/app/lead/send',
    payload: {
      kind: 'campaign',
      name: 'Nguyễn Thu An',
      phone: '0912345678',
      email,
      house_type: '2-bedroom',
      house_area: 72,
      message: '',
      consent: true,
      marketing: false,
    },
  });
  return answer.json<{ data: { id: number } }>().data.id;
}

/** The same request, after somebody has answered it. */
export async function answered(database: Database, id: number): Promise<number> {
  await database.rows(
    {
      text: `update leads set state = 'answered', answer = 'Đã gọi.', answered_at = now() where id = $1`,
    },
    [id],
  );
  return id;
}
