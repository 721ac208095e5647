/** Who bought what; dates as `YYYY-MM-DD`. */
export type Stamp = {
  readonly designNumber: string;
  readonly buyer: string;
  /** Of the purchase; what people call the order where there is one. */
  readonly number: string;
  readonly boughtOn: string;
  readonly downloadedOn: string;
};

/** As long as the longest stamp: whoever buys, the archive has the same length and the same offsets. */
export const licenceBytes = 4096;

/** A value on one line of so many bytes at most: nobody writes further lines into the note by calling themselves so. */
function oneLine(value: string, most: number): string {
  const plain = value
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim();
  let kept = '';
  for (const letter of plain) {
    if (Buffer.byteLength(kept + letter) > most) break;
    kept += letter;
  }
  return kept;
}

/** What the buyer may do with a design, in three languages, filled up to `licenceBytes`. */
export function licenceNote(stamp: Stamp): Buffer {
  const buyer = oneLine(stamp.buyer, 240);
  const design = oneLine(stamp.designNumber, 40);
  const number = oneLine(stamp.number, 60);
  const note = `GIẤY PHÉP SỬ DỤNG THIẾT KẾ HIÊN

Thiết kế: ${design}
Người mua: ${buyer}
Mã mua: ${number}
Ngày mua: ${stamp.boughtOn}
Ngày tải: ${stamp.downloadedOn}

Bạn được dùng bộ thiết kế này để thi công một công trình, và đưa cho đơn vị thi công của công trình đó.
Không bán lại, không đăng lại hồ sơ, không dùng ảnh phối cảnh để quảng cáo. Ảnh chụp công trình thật của bạn thì được.
Đơn giá và khối lượng tính theo mặt bằng; nhà thầu cần khảo sát trước khi ký hợp đồng.
Không hoàn tiền sau khi đã tải.

---
LICENCE TO USE A HIÊN DESIGN

Design: ${design}
Buyer: ${buyer}
Purchase: ${number}
Bought on: ${stamp.boughtOn}
Downloaded on: ${stamp.downloadedOn}

You may build one project with this package and hand it to the company that builds it.
Do not sell or publish the files, and do not advertise with the renders. Photographs of your own finished home are yours to use.
Quantities and prices are counted from the plan; a contractor should survey the home before signing.
There is no refund after a download.

---
히엔 디자인 사용 허가서

디자인: ${design}
구매자: ${buyer}
구매 번호: ${number}
구매일: ${stamp.boughtOn}
다운로드일: ${stamp.downloadedOn}

이 패키지로 한 곳을 시공할 수 있으며, 해당 시공업체에 전달할 수 있습니다.
파일을 재판매하거나 게시할 수 없고, 렌더 이미지를 광고에 사용할 수 없습니다. 직접 촬영한 완공 사진은 사용할 수 있습니다.
수량과 단가는 평면도를 기준으로 산출했으며, 계약 전 시공업체의 실측이 필요합니다.
다운로드한 뒤에는 환불되지 않습니다.
`;
  const content = Buffer.from(note.replaceAll('\n', '\r\n'));
  if (content.length > licenceBytes) throw new Error('a licence note is longer than its place');
  return Buffer.concat([content, Buffer.alloc(licenceBytes - content.length, ' ')]);
}
