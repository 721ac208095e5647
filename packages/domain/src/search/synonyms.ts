/** Words for one thing. `same` find each other; `also` is found by them, and does not find them. */
export type Synonyms = { readonly same: readonly string[]; readonly also?: readonly string[] };

/** What people in Vietnam call the things of the shop, where its names say something else. */
export const synonyms: readonly Synonyms[] = [
  { same: ['sofa', 'sô pha', 'xô pha', 'sopha', 'ghế sofa', 'ghế sô pha', 'couch', '쇼파'] },
  { same: ['ghế bành', 'ghế thư giãn', 'armchair'] },
  { same: ['bàn trà', 'bàn cà phê', 'bàn cafe', 'bàn sofa', 'bàn nước', 'coffee table'] },
  { same: ['bàn ăn', 'bàn cơm'] },
  { same: ['bàn làm việc', 'bàn học', 'desk'] },
  { same: ['tủ đầu giường', 'táp đầu giường', 'tab đầu giường', 'kệ đầu giường'] },
  { same: ['tủ quần áo', 'tủ áo', 'tủ đồ', 'wardrobe'] },
  { same: ['tủ giày', 'tủ dép', 'kệ giày', 'kệ dép'] },
  { same: ['kệ tivi', 'kệ ti vi', 'kệ tv', 'tủ tivi', 'tủ ti vi', 'tủ tv'] },
  { same: ['kệ sách', 'giá sách', 'tủ sách'] },
  { same: ['đèn cây', 'đèn sàn', 'đèn đứng', 'floor lamp'] },
  { same: ['đèn bàn', 'đèn ngủ', 'đèn để bàn'] },
  { same: ['đèn tường', 'đèn vách'] },
  { same: ['thảm', 'thảm trải sàn', 'thảm sàn'] },
  { same: ['rèm', 'rèm cửa', 'màn cửa'] },
  { same: ['nệm', 'đệm'] },
  { same: ['gối tựa', 'gối ôm', 'gối sofa', 'gối trang trí'] },
  { same: ['gương', 'kiếng', 'gương soi'] },
  { same: ['lavabo', 'chậu rửa', 'bồn rửa', 'chậu rửa mặt'] },
  { same: ['bồn tắm', 'chậu tắm'] },
  { same: ['sen cây', 'sen tắm', 'vòi sen'] },
  { same: ['gỗ óc chó', 'walnut'] },
  { same: ['gỗ sồi', 'oak'] },
  { same: ['be', 'beige', 'màu be'], also: ['kem', 'yến mạch', 'cát'] },
  { same: ['nâu', 'màu nâu', 'brown'], also: ['cognac', 'óc chó'] },
  { same: ['cam đất', 'cam gạch', 'đỏ gạch'], also: ['đất nung', 'đá ong'] },
  { same: ['xanh lá', 'xanh lục', 'green'], also: ['xanh xô thơm', 'rêu'] },
  { same: ['vàng đồng', 'gold'], also: ['đồng'] },
];
