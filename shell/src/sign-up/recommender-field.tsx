import { useEndpoint } from '@danji/api-client';
import { useFormField, type RecordForm } from '@danji/app-kit/forms';
import { listRecommenders } from '@danji/contracts/accounts/signup.endpoints';
import { LIMITS } from '@danji/contracts/limits';
import { Box, Button, Field, Stack, TextInput } from '@danji/ui';
import { useDebouncedValue } from './use-debounced-value.ts';

type Recommender = { name: string; nickname: string; ref_code: string };

const describe = ({ name, nickname, ref_code }: Recommender): string =>
  [name, nickname, ref_code].filter(Boolean).join(' · ');

/** Asks for the code of the recommender, who is also found by nickname from two characters on. */
export function RecommenderField({ form }: { form: RecordForm<{ ref_code: string }> }) {
  const { field, error } = useFormField(form, 'ref_code');
  const typed = field.value.trim();
  const search = useDebouncedValue(typed);
  const isSearched = [...search].length >= LIMITS.recommenderSearchMin;
  const { data } = useEndpoint(listRecommenders, isSearched ? { query: { search, page_size: 5 } } : null, {
    refreshOnFocus: false,
  });
  const found = isSearched && search === typed ? (data?.results ?? []) : [];
  const chosen = found.find(({ ref_code }) => ref_code.toLowerCase() === typed.toLowerCase());
  return (
    <Stack gap={2}>
      <Field label="추천 코드" optional error={error} help={chosen ? `${chosen.name} 님이 추천했어요.` : undefined}>
        <TextInput {...field} autoComplete="off" maxLength={20} />
      </Field>
      {chosen || found.length === 0 ? null : (
        <Stack as="ul" gap={1} aria-label="찾은 추천인" listStyleType="none">
          {found.map((recommender) => (
            <Box as="li" key={recommender.ref_code}>
              <Button variant="outline" size="sm" fullWidth onClick={() => field.onChange(recommender.ref_code)}>
                {describe(recommender)}
              </Button>
            </Box>
          ))}
        </Stack>
      )}
    </Stack>
  );
}
