import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import usePagination from '@mui/material/usePagination';

export default function HookPagination() {
  const { items } = usePagination({ count: 8, siblingCount: 0 });

  return (
    <nav aria-label="Halls of the museum">
      <Stack
        component="ul"
        direction="row"
        useFlexGap
        spacing={0.5}
        sx={{ flexWrap: 'wrap', listStyle: 'none', m: 0, p: 0 }}
      >
        {items.map(({ type, page, selected, ...item }) => (
          <li key={type === 'page' ? page : type}>
            {type.endsWith('ellipsis') ? (
              '…'
            ) : (
              <Button
                {...item}
                size="small"
                variant={selected ? 'contained' : 'text'}
                sx={{ minWidth: 32 }}
              >
                {type === 'page' ? page : type}
              </Button>
            )}
          </li>
        ))}
      </Stack>
    </nav>
  );
}
