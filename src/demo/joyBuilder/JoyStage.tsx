import Box from '@mui/joy/Box';
import Stack from '@mui/joy/Stack';
import type { JSX } from 'react';
import { ButtonMatrix } from './stage/ButtonMatrix.tsx';
import { BookingCard } from './stage/BookingCard.tsx';
import { BookingForm } from './stage/BookingForm.tsx';
import { NoticeList } from './stage/NoticeList.tsx';
import { SheetTable } from './stage/SheetTable.tsx';
import { ShadowRow } from './stage/ShadowRow.tsx';
import { TextSamples } from './stage/TextSamples.tsx';

/** A page of components, so that a theme is seen in use. The name tells several of them apart. */
export function JoyStage({ name }: { readonly name: string }): JSX.Element {
  return (
    <Stack spacing={3}>
      <ButtonMatrix />
      <Box sx={COLUMNS}>
        <BookingForm name={name} />
        <Stack spacing={3} sx={{ minWidth: 0 }}>
          <BookingCard />
          <ShadowRow />
        </Stack>
      </Box>
      <NoticeList />
      <SheetTable />
      <TextSamples />
    </Stack>
  );
}

const COLUMNS = {
  display: 'grid',
  gap: 3,
  '@container (min-width: 440px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
} as const;
