import { BalanceView } from './balance-view.tsx'

const BalanceTab = () => <BalanceView />

export default BalanceTab
