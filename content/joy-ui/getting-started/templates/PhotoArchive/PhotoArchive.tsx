import * as React from 'react';
import Box from '@mui/joy/Box';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import ArchiveFilters, { type Filters } from './ArchiveFilters';
import PhotoCard from './PhotoCard';
import PhotoDialog from './PhotoDialog';
import { photos } from './photos';

export default function PhotoArchive() {
  const [filters, setFilters] = React.useState<Filters>({ text: '', decades: [] });
  const [openId, setOpenId] = React.useState<string | null>(null);
  const [ordered, setOrdered] = React.useState<string[]>([]);

  const shown = photos.filter(
    ({ title, place, decade }) =>
      `${title} ${place}`.toLowerCase().includes(filters.text.trim().toLowerCase()) &&
      (filters.decades.length === 0 || filters.decades.includes(decade)),
  );
  const open = photos.find(({ id }) => id === openId);
  const toggleOrder = (id: string) =>
    setOrdered(ordered.includes(id) ? ordered.filter((other) => other !== id) : [...ordered, id]);

  return (
    <Box sx={{ minHeight: '100dvh', bgcolor: 'background.body', color: 'text.primary' }}>
      <Box sx={{ maxWidth: 1120, marginInline: 'auto', p: { xs: 2, md: 3 } }}>
        <Stack component="header" spacing={0.5} sx={{ mb: 3 }}>
          <Typography level="h2" component="h1">
            Valley Railway, in pictures
          </Typography>
          <Typography>Glass plates and prints from the attic of Upper Lind station.</Typography>
        </Stack>
        <main>
          <ArchiveFilters filters={filters} onChange={setFilters} />
          <Typography level="body-sm" role="status" sx={{ my: 2 }}>
            {shown.length} of {photos.length} pictures, {ordered.length} in your order
          </Typography>
          <Box
            component="ul"
            sx={{
              display: 'grid',
              gridTemplateColumns: 'repeat(auto-fill, minmax(min(260px, 100%), 1fr))',
              gap: 2,
              listStyle: 'none',
              m: 0,
              p: 0,
            }}
          >
            {shown.map((photo) => (
              <PhotoCard
                key={photo.id}
                photo={photo}
                isOrdered={ordered.includes(photo.id)}
                onOpen={() => setOpenId(photo.id)}
                onToggleOrder={() => toggleOrder(photo.id)}
              />
            ))}
          </Box>
        </main>
      </Box>
      {open && <PhotoDialog photo={open} onClose={() => setOpenId(null)} />}
    </Box>
  );
}
