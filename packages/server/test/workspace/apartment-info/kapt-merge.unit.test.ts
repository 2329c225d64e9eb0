import { describe, expect, test } from '@jest/globals';
import { compare, listEditedFields, mergeReported } from '../../../src/workspace/apartment-info/differences.ts';

describe('merging', () => {
  const known = {
    name: '한빛',
    tel: '031',
    total_parking_spaces: 30,
    above_ground_parking_spaces: 10,
    underground_parking_spaces: 20,
  };

  test('keeps existing values where K-apt has none, and imports parking counts together', () => {
    expect(mergeReported(known, { ...known, name: '한빛마을', tel: '' })).toMatchObject({
      name: '한빛마을',
      tel: '031',
    });
    expect(
      mergeReported(known, {
        ...known,
        total_parking_spaces: 12,
        above_ground_parking_spaces: 12,
        underground_parking_spaces: null as never,
      }),
    ).toMatchObject({ total_parking_spaces: 12, underground_parking_spaces: null });
    expect(
      mergeReported(known, {
        name: '',
        tel: '',
        total_parking_spaces: null as never,
        above_ground_parking_spaces: null as never,
        underground_parking_spaces: null as never,
      }),
    ).toEqual(known);
  });

  test('finds the fields a member has edited: those that differ from the import, and all of a work space without one', () => {
    expect(listEditedFields({ ...known, tel: '02' }, known)).toEqual(['tel']);
    expect(listEditedFields({ ...known, underground_parking_spaces: 21 }, known)).toEqual([
      'total_parking_spaces',
      'above_ground_parking_spaces',
      'underground_parking_spaces',
    ]);
    expect(listEditedFields({ name: '한빛', tel: '', amenities: [] }, undefined)).toEqual(['name']);
  });

  test('lists differences and which of them stay', () => {
    expect(compare(known, { ...known, name: '새 이름', tel: '02' }, ['tel'])).toEqual([
      { field: 'name', before: '한빛', after: '새 이름', is_kept: false },
      { field: 'tel', before: '031', after: '02', is_kept: true },
    ]);
  });
});
