import * as React from 'react';
import Alert from '@mui/joy/Alert';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Chip from '@mui/joy/Chip';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import LocalLibraryIcon from '@mui/icons-material/LocalLibrary';
import { addDays, firstLoans, LOAN_DAYS, members, shelf, TODAY, type Loan } from './data';
import LendForm from './LendForm';
import LoanList from './LoanList';
import MemberList from './MemberList';

/** What was done last, and how things were before. */
interface Done {
  message: string;
  before: Loan[];
}

export default function LoanDesk() {
  const [memberId, setMemberId] = React.useState('ines');
  const [loans, setLoans] = React.useState(firstLoans);
  const [done, setDone] = React.useState<Done | null>(null);

  const member = members.find(({ id }) => id === memberId);
  const own = loans.filter((loan) => loan.memberId === memberId);
  const overdue = own.filter(({ due }) => due < TODAY).length;
  const free = shelf.filter(({ code }) => loans.every((loan) => loan.code !== code));

  const change = (next: Loan[], message: string) => {
    setDone({ message, before: loans });
    setLoans(next);
  };
  const lend = (code: string) => {
    const book = free.find((candidate) => candidate.code === code);
    if (!book) return;
    const loan = { ...book, memberId, due: addDays(TODAY, LOAN_DAYS), renewals: 0 };
    change([...loans, loan], `${book.title} was lent.`);
  };
  const renew = (loan: Loan) => {
    const renewed = {
      ...loan,
      due: addDays(TODAY, LOAN_DAYS),
      renewals: loan.renewals + 1,
    };
    change(
      loans.map((other) => (other === loan ? renewed : other)),
      `${loan.title} was renewed.`,
    );
  };
  const giveBack = (loan: Loan) =>
    change(
      loans.filter((other) => other !== loan),
      `${loan.title} was returned.`,
    );

  return (
    <Box sx={{ minHeight: '100dvh', bgcolor: 'background.body', color: 'text.primary' }}>
      <Stack
        component="header"
        direction="row"
        spacing={1.5}
        sx={{ alignItems: 'center', p: 2, borderBottom: '1px solid', borderColor: 'divider' }}
      >
        <LocalLibraryIcon color="primary" />
        <Typography level="title-lg" component="p">
          Millbrook Library
        </Typography>
      </Stack>
      <Box
        component="main"
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '260px minmax(0, 1fr)' },
          gap: 3,
          maxWidth: 1120,
          marginInline: 'auto',
          p: { xs: 2, md: 3 },
        }}
      >
        <MemberList loans={loans} selected={memberId} onSelect={setMemberId} />
        <Stack component="section" aria-labelledby="member" spacing={2}>
          <Stack
            direction="row"
            spacing={1}
            useFlexGap
            sx={{ flexWrap: 'wrap', alignItems: 'center' }}
          >
            <Typography id="member" level="h3" component="h1" sx={{ flexGrow: 1 }}>
              {member?.name}
            </Typography>
            <Chip variant="outlined">Card {member?.card}</Chip>
            {overdue > 0 && <Chip color="danger">{overdue} overdue</Chip>}
          </Stack>
          <LendForm key={memberId} books={free} onLend={lend} />
          <Box role="status">
            {done && (
              <Alert
                color="success"
                endDecorator={
                  <Button
                    size="sm"
                    variant="outlined"
                    color="success"
                    onClick={() => {
                      setLoans(done.before);
                      setDone(null);
                    }}
                  >
                    Undo
                  </Button>
                }
              >
                {done.message}
              </Alert>
            )}
          </Box>
          <LoanList loans={own} onRenew={renew} onReturn={giveBack} />
        </Stack>
      </Box>
    </Box>
  );
}
