import Pagination from '@mui/material/Pagination';
import PaginationItem, { paginationItemClasses } from '@mui/material/PaginationItem';
import { styled } from '@mui/material/styles';
import ChevronLeftIcon from '@mui/icons-material/ChevronLeft';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';

const TicketPagination = styled(Pagination)(({ theme }) => ({
  [`& .${paginationItemClasses.root}`]: {
    borderRadius: '4px 12px',
    fontWeight: theme.typography.fontWeightMedium,
  },
  [`& .${paginationItemClasses.selected}`]: {
    outline: `2px solid ${theme.palette.primary.main}`,
  },
}));

export default function CustomPagination() {
  return (
    <TicketPagination
      count={6}
      siblingCount={0}
      variant="outlined"
      aria-label="Rooms"
      getItemAriaLabel={(type, page, selected) => {
        if (type === 'page') {
          return selected ? `Room ${page}, you are here` : `Room ${page}`;
        }
        return type === 'next' ? 'Next room' : 'Previous room';
      }}
      renderItem={(item) => (
        <PaginationItem slots={{ previous: ChevronLeftIcon, next: ChevronRightIcon }} {...item} />
      )}
    />
  );
}
