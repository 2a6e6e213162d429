import Button from '@mui/joy/Button';
import Chip from '@mui/joy/Chip';
import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import { formatDay, RENEWALS_MAX, TODAY, type Loan } from './data';

interface LoanListProps {
  loans: Loan[];
  onRenew: (loan: Loan) => void;
  onReturn: (loan: Loan) => void;
}

export default function LoanList({ loans, onRenew, onReturn }: LoanListProps) {
  if (loans.length === 0) return <Typography>No books on loan.</Typography>;
  return (
    <Stack component="ul" spacing={1.5} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {loans.map((loan) => (
        <Sheet
          key={loan.code}
          component="li"
          variant="outlined"
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            gap: 1.5,
            p: 2,
            borderRadius: 'md',
          }}
        >
          <Stack sx={{ flex: '1 1 220px', minWidth: 0 }}>
            <Typography level="title-md" component="h2">
              {loan.title}
            </Typography>
            <Typography level="body-sm">
              {loan.author}, {loan.code}
            </Typography>
          </Stack>
          <Chip color={loan.due < TODAY ? 'danger' : 'neutral'}>
            {loan.due < TODAY ? 'Was due' : 'Due'} {formatDay(loan.due)}
          </Chip>
          <Stack direction="row" spacing={1}>
            <Button
              size="sm"
              variant="outlined"
              color="neutral"
              disabled={loan.renewals >= RENEWALS_MAX}
              aria-label={`Renew ${loan.title}`}
              onClick={() => onRenew(loan)}
            >
              Renew
            </Button>
            <Button
              size="sm"
              variant="soft"
              aria-label={`Return ${loan.title}`}
              onClick={() => onReturn(loan)}
            >
              Return
            </Button>
          </Stack>
        </Sheet>
      ))}
    </Stack>
  );
}
