import { TablePagination } from '@mui/base/TablePagination';
import { box } from '../miniatureParts.ts';

export default function Miniature() {
  return (
    <TablePagination
      slots={{ root: 'div' }}
      count={57}
      page={1}
      rowsPerPage={10}
      rowsPerPageOptions={[]}
      onPageChange={() => undefined}
      slotProps={{
        toolbar: { style: { display: 'flex', gap: 12, alignItems: 'center' } },
        displayedRows: { style: { margin: 0 } },
        spacer: { style: { display: 'none' } },
        actions: {
          slotProps: { backButton: { style: box }, nextButton: { style: box } },
          slots: { backPageIcon: Back, nextPageIcon: Next },
          style: { display: 'flex', gap: 12 },
        },
      }}
    />
  );
}

const Back = () => '‹';
const Next = () => '›';
